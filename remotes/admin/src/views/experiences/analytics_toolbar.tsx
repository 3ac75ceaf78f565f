import { ANALYTICS_VENDORS } from '@sidepick/rules/analytics_vendors'
import type { AnalyticsVendor } from '@sidepick/rules/generated_wire'
import type { BootstrapAnswer } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import button from '../../ui/act.css'
import { Facts, Page, Panel } from '../../ui/page'
import { Empty } from '../../ui/states'
import { TriedPlace, useTriedPlace } from '../experiments/tried_place'

/** Which project of PostHog a widget's page tells, and the way to have PostHog let somebody use its toolbar there. */
export function AnalyticsToolbar() {
  const { text } = useConsole()
  return (
    <Page
      title={text('toolbar.title')}
      up={{ to: '/experiences', label: text('view.experiences') }}
    >
      <p>{text('toolbar.hint')}</p>
      <TriedPlace>{(page) => <Project page={page} />}</TriedPlace>
    </Page>
  )
}

function Project({ page }: { page: BootstrapAnswer }) {
  const { text } = useConsole()
  const { ref } = useTriedPlace()
  const project = page.config.analytics?.posthog
  if (!project) return <Empty>{text('toolbar.none')}</Empty>
  const { key, origin = ANALYTICS_VENDORS.posthog.origin } = project
  return (
    <Panel title={text('toolbar.project')}>
      <Facts
        facts={[
          [text('toolbar.key'), key],
          [text('toolbar.origin'), origin],
        ]}
      />
      {URL.canParse(ref) ? (
        <div className={formStyles.ways}>
          <a
            className={`${button.button} ${button.plain}`}
            href={toolbarAddress(project, ref)}
            target="_blank"
            rel="noreferrer"
          >
            {text('toolbar.open')}
          </a>
        </div>
      ) : (
        <p>{text('toolbar.namePage')}</p>
      )}
    </Panel>
  )
}

/** PostHog asks who it is there, and then opens the page with its toolbar. Its cloud takes events on a host of its own. */
function toolbarAddress({ origin }: AnalyticsVendor, ref: string): string {
  const app = new URL(origin ?? ANALYTICS_VENDORS.posthog.origin)
  app.hostname = app.hostname.replace(/^(us|eu)\.i\.posthog\.com$/, '$1.posthog.com')
  const query = new URLSearchParams({ userIntent: 'add-action', appUrl: ref })
  return new URL(`/api/user/redirect_to_site/?${query}`, app).href
}
