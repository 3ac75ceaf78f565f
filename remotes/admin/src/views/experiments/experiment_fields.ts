import { useConsole } from '../../app/console_context'
import type { Field } from '../../form/form_field'

/** An experiment is one document; docs/operations.md says what it may hold. */
export function useExperimentFields(): readonly Field[] {
  const { text } = useConsole()
  return [
    {
      name: 'doc',
      label: text('experiences.json'),
      kind: 'json',
      hint: text('experiments.docHint'),
    },
  ]
}
