import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'
import { languageOptions } from './category_fields'

export function CategoryList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.categories')}
      name="categories"
      query={endpoints.categoriesAdminList}
      call="GET /v1/admin/categories"
      acts={
        <Link to="/categories/new" className={`${button.button} ${button.main}`}>
          {text('categories.new')}
        </Link>
      }
      filters={[{ id: 'language', label: text('games.language'), options: languageOptions }]}
      columns={[
        { id: 'name', label: text('record.name'), value: (category) => category.categoryName },
        { id: 'slug', label: text('categories.slug'), value: (category) => category.slug },
        { id: 'language', label: text('games.language'), value: (category) => category.language },
        {
          id: 'position',
          label: text('record.position'),
          value: (category) => category.position,
          numeric: true,
        },
        {
          id: 'active',
          label: text('record.active'),
          value: (category) => text(category.active ? 'yes' : 'no'),
        },
        {
          id: 'created',
          label: text('record.created'),
          value: (category) => category.createdAt,
          draw: (category) => formatInstant(category.createdAt, language),
          whole: true,
        },
      ]}
      idOf={(category) => category.id}
      linkOf={(category) => `/categories/${category.id}`}
    />
  )
}
