import type { ExperimentReport, ShareInterval } from '@sidepick/rules/generated_wire'
import { intlTag } from '@sidepick/rules/languages'
import { useConsole } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Read } from '../../ui/states'
import { formatNumber } from '../../words/format'

/** What an experiment has come to: how many saw each variant, and how many of them did what decides. */
export function Report({ id }: { id: string }) {
  const { text, endpoints } = useConsole()
  const state = endpoints.experimentsAdminReport.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={text('experiments.report')}>
      <Read state={state}>{(report) => <Figures report={report} />}</Read>
    </Panel>
  )
}

function Figures({ report }: { report: ExperimentReport }) {
  const { text, language } = useConsole()
  const percent = new Intl.NumberFormat(intlTag(language), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const shown = (share: ShareInterval | null | undefined) =>
    share
      ? text('experiments.interval', {
          value: percent.format(share.value),
          low: percent.format(share.low),
          high: percent.format(share.high),
        })
      : '–'
  return (
    <>
      {report.sampleRatio.mismatch && <p role="alert">{text('experiments.mismatch')}</p>}
      <PlainTable
        caption={text('experiments.decides', { metric: report.metric })}
        head={[
          text('experiments.variant'),
          text('experiments.devices'),
          text('experiments.rate'),
          text('experiments.difference'),
        ]}
        rows={report.variants.map(({ key, devices, metrics }) => {
          const deciding = metrics.find(({ metric }) => metric === report.metric)
          return {
            key,
            cells: [
              key,
              formatNumber(devices, language),
              shown(deciding?.rate),
              shown(deciding?.difference),
            ],
          }
        })}
      />
    </>
  )
}
