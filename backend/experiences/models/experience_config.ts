import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#shared/database/json_column'
import type { ExperienceScope } from '#experiences/contract'

export class ExperienceConfigRow extends BaseModel {
  static table = 'experience_configs'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare scope: ExperienceScope

  @column()
  declare owner: string

  @column()
  declare version: number

  @column()
  declare status: 'draft' | 'published'

  @column(jsonColumn)
  declare doc: object

  @column({ columnName: 'published_at' })
  declare publishedAtMs: number | null

  @column()
  declare publishedBy: string | null
}
