import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { languageOptions, useCategoryFields } from './category_fields'

export function NewCategory() {
  const { text } = useConsole()
  // A new category is in use, and its language stays.
  const fields = without(useCategoryFields(), 'active')
  const language = {
    name: 'language',
    label: text('games.language'),
    kind: 'text',
    options: languageOptions,
    required: true,
  } as const
  return (
    <NewRecord
      title={text('categories.new')}
      list={{ to: '/categories', label: 'view.categories' }}
      fields={[...fields, language]}
      call="POST /v1/admin/categories"
    />
  )
}
