import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#shared/database/json_column'
import type { Registry } from '#remotes/domain/registry'

export class RemoteRegistry extends BaseModel {
  static table = 'remote_registries'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare version: number

  @column(jsonColumn)
  declare doc: Registry

  @column({ columnName: 'published_at' })
  declare publishedAtMs: number
}
