import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { RemoteEntry } from '@sidepick/rules/types'
import { jsonColumn } from '#shared/database/json_column'

export class RemoteRelease extends BaseModel {
  static table = 'remote_releases'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare remote: string

  @column()
  declare version: string

  @column(jsonColumn)
  declare entry: RemoteEntry

  @column()
  declare entryUrl: string

  @column({ columnName: 'published_at' })
  declare publishedAtMs: number
}
