import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { HostFlags } from '@sidepick/rules/types'
import { jsonColumn } from '#shared/database/json_column'

export class PartnerDomain extends BaseModel {
  static table = 'partner_domains'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare host: string

  @column()
  declare pathPattern: string | null

  @column()
  declare queryMarker: string | null

  @column()
  declare distributorId: string

  @column()
  declare name: string

  @column()
  declare ownerUserId: string | null

  @column(jsonColumn)
  declare flags: Partial<HostFlags>

  @column()
  declare widgetMode: string | null

  @column()
  declare flavour: string | null

  @column()
  declare priority: number

  @column({ consume: Boolean })
  declare active: boolean

  @column()
  declare createdAt: number

  @column()
  declare deletedAt: number | null
}
