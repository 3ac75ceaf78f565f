import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Language } from '@sidepick/rules/types'
import { jsonColumn } from '#shared/database/json_column'
import type { Columns } from '#shared/database/rows'

export class Widget extends BaseModel {
  static table = 'widgets'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare name: string

  @column()
  declare type: Columns<'widgets', 'type'>['type']

  @column()
  declare creatorId: string

  @column()
  declare playlistId: string

  @column()
  declare gameSetId: string | null

  @column()
  declare distributorId: string

  @column()
  declare language: Language

  @column(jsonColumn)
  declare preferredCategoryIds: string[]

  @column(jsonColumn)
  declare allowedDomains: string[]

  @column(jsonColumn)
  declare theme: Record<string, unknown>

  @column(jsonColumn)
  declare config: Record<string, unknown>

  @column({ consume: Boolean })
  declare isPublic: boolean

  @column({ consume: Boolean })
  declare active: boolean

  @column({ columnName: 'created_at' })
  declare createdAtMs: number

  @column({ columnName: 'updated_at' })
  declare updatedAtMs: number | null

  @column({ columnName: 'deleted_at' })
  declare deletedAtMs: number | null
}
