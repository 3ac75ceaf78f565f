import type { CutVersion } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Badge, type Tone } from '../../ui/badge'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatInstant, formatShare } from '../../words/format'
import { SHARES } from './cut_fields'
import { spansOf, type Span } from './spans'

const SHOWN = 50

const TONES: Record<Span['is'], Tone> = { past: 'plain', inForce: 'good', toCome: 'waits' }

interface Props {
  id: string | null
  /** When the version in force began, as the server says; null for the built-in shares. */
  inForce: string | null
}

/** Which shares hold for games that start when. */
export function CutVersions({ id, inForce }: Props) {
  const { text, endpoints } = useConsole()
  const again = { refetchOnMountOrArgChange: true }
  const all = endpoints.cutsAdminHistory.useQuery(
    { query: { limit: SHOWN } },
    { ...again, skip: id !== null }
  )
  const own = endpoints.cutsAdminOwnHistory.useQuery(
    { params: { id: id ?? '' }, query: { limit: SHOWN } },
    { ...again, skip: id === null }
  )
  return (
    <Panel title={text('cuts.versions')}>
      <Read state={id === null ? all : own}>
        {({ items }) => <Versions versions={items} inForce={inForce} />}
      </Read>
    </Panel>
  )
}

function Versions({ versions, inForce }: { versions: readonly CutVersion[] } & Omit<Props, 'id'>) {
  const { text, language } = useConsole()
  if (versions.length === 0) return <Empty>{text('cuts.none')}</Empty>
  const when = (instant: string | null, otherwise: string) =>
    instant ? formatInstant(instant, language) : otherwise
  return (
    <PlainTable
      head={[
        text('cuts.from'),
        text('cuts.until'),
        text('people.status'),
        ...SHARES.map((name) => text(`cuts.${name}`)),
        text('cuts.setAt'),
      ]}
      rows={spansOf(versions, inForce).map(({ version, until, is }) => ({
        key: `${version.effectiveFrom} ${version.createdAt}`,
        cells: [
          when(version.effectiveFrom, text('cuts.builtIn')),
          when(until, '–'),
          <Badge key="is" tone={TONES[is]}>
            {text(`cuts.is.${is}`)}
          </Badge>,
          ...SHARES.map((name) => formatShare(version[name], language) ?? text('cuts.wider')),
          formatInstant(version.createdAt, language),
        ],
      }))}
    />
  )
}
