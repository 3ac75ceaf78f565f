import type { ExperimentSummary } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Badge, type Tone } from '../../ui/badge'

type Status = ExperimentSummary['status']

const TONES: Record<Status, Tone> = {
  draft: 'plain',
  running: 'runs',
  stopped: 'waits',
  concluded: 'good',
}

export const STATUSES = Object.keys(TONES) as Status[]

export function ExperimentStatus({ status }: { status: Status }) {
  const { text } = useConsole()
  return <Badge tone={TONES[status]}>{text(`experiment.${status}`)}</Badge>
}
