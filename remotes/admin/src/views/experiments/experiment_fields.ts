import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

/** An experiment is one document; docs/operations.md says what it may hold. */
export function useExperimentFields(): FieldsOf<'PUT /v1/admin/experiments/{id}'> {
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
