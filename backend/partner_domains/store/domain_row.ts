import type { Columns } from '#shared/database/rows'
import type { HostFlags } from '@sidepick/rules/types'
import type { DomainDetails, DomainRecord } from '#partner_domains/contract'

export type DomainRow = Columns<
  'partner_domains',
  | 'id'
  | 'host'
  | 'path_pattern'
  | 'query_marker'
  | 'distributor_id'
  | 'name'
  | 'owner_user_id'
  | 'flags'
  | 'widget_mode'
  | 'flavour'
  | 'priority'
  | 'active'
  | 'created_at'
>

export const DETAIL_COLUMNS = [
  ...['host', 'path_pattern', 'query_marker', 'distributor_id', 'name', 'owner_user_id'],
  ...['flags', 'widget_mode', 'flavour', 'priority', 'active'],
]

export const DOMAIN_COLUMNS = ['id', ...DETAIL_COLUMNS, 'created_at'].join(', ')

export function toDomainRecord(row: DomainRow): DomainRecord {
  return {
    id: row.id,
    host: row.host,
    pathPattern: row.path_pattern,
    queryMarker: row.query_marker,
    distributorId: row.distributor_id,
    name: row.name,
    ownerUserId: row.owner_user_id,
    flags: JSON.parse(row.flags) as Partial<HostFlags>,
    widgetMode: row.widget_mode,
    flavour: row.flavour,
    priority: row.priority,
    active: Boolean(row.active),
    createdAtMs: row.created_at,
  }
}

/** Values for `DETAIL_COLUMNS`, in their order. */
export function detailValues(details: DomainDetails) {
  return [
    ...[details.host, details.pathPattern, details.queryMarker, details.distributorId],
    ...[details.name, details.ownerUserId, JSON.stringify(details.flags), details.widgetMode],
    ...[details.flavour, details.priority, details.active],
  ]
}
