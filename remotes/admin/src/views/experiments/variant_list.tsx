import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatShare } from '../../words/format'

const AGAIN = { refetchOnMountOrArgChange: true }

/** What devices are dealt at the moment, and how one looks at a variant without being dealt it. */
export function VariantList() {
  const { text, endpoints } = useConsole()
  const query = { status: 'running', limit: 100 } as const
  const state = endpoints.experimentsAdminList.useQuery({ query }, AGAIN)
  return (
    <Page
      title={text('variants.title')}
      up={{ to: '/experiments', label: text('view.experiments') }}
    >
      <p>{text('variants.hint')}</p>
      <Read state={state}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{text('variants.none')}</Empty>
          ) : (
            items.map(({ id }) => <Variants key={id} id={id} />)
          )
        }
      </Read>
    </Page>
  )
}

function Variants({ id }: { id: string }) {
  const { text, language, endpoints } = useConsole()
  const state = endpoints.experimentsAdminShow.useQuery({ params: { id } }, AGAIN)
  return (
    <Read state={state}>
      {({ name, key, doc: { traffic, variants } }) => {
        const all = variants.reduce((sum, { weight }) => sum + weight, 0)
        return (
          <Panel title={name}>
            <PlainTable
              head={[
                text('experiments.variant'),
                text('variants.share'),
                text('variants.address'),
                text('people.more'),
              ]}
              rows={variants.map((variant) => ({
                key: variant.key,
                cells: [
                  variant.key,
                  formatShare(Math.round((variant.weight / all) * traffic), language),
                  <code key="address">{`?vs_exp=${key}:${variant.key}`}</code>,
                  <Link key="whole" to={`/experiments/${id}`}>
                    {key}
                  </Link>,
                ],
              }))}
            />
          </Panel>
        )
      }}
    </Read>
  )
}
