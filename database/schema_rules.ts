import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const integer = { tsType: 'number', decorators: [{ name: '@column' }], imports: [] }

/** Amounts and instants are integers below 2^53, which a number holds exactly. */
export default {
  types: { bigint: integer },
  columns: { created_at: integer, updated_at: integer },
} satisfies SchemaRules
