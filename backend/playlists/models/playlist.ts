import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#shared/database/json_column'
import type { PlaylistRules } from '#playlists/contract'

export class Playlist extends BaseModel {
  static table = 'playlists'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare name: string

  @column()
  declare creatorId: string

  @column()
  declare distributorId: string

  @column({ consume: Boolean })
  declare isAd: boolean

  @column(jsonColumn)
  declare rules: Omit<PlaylistRules, 'isAd'>

  @column(jsonColumn)
  declare autofilledGameIds: string[]

  @column({ columnName: 'autofilled_at' })
  declare autofilledAtMs: number | null

  @column({ consume: Boolean })
  declare active: boolean

  @column({ columnName: 'created_at' })
  declare createdAtMs: number
}
