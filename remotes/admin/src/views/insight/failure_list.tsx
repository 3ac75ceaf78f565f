import { useConsole } from '../../app/console_context'
import { Page } from '../../ui/page'
import { FailureTable } from './failure_table'

/** What failed in players' browsers within a day, by remote, release and reason. */
export function FailureList() {
  const { text } = useConsole()
  return (
    <Page title={text('view.failures')}>
      <FailureTable />
    </Page>
  )
}
