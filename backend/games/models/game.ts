import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type {
  Game as WireGame,
  GameMetadata,
  GameState,
  Language,
  Orientation,
  Side,
} from '@sidepick/rules/types'
import { jsonColumn } from '#shared/database/json_column'
import type { Columns } from '#shared/database/rows'
import { Category } from '#games/models/category'

export class Game extends BaseModel {
  static table = 'games'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare text: string

  @column()
  declare gameTitle: string

  @column()
  declare gameType: Columns<'games', 'game_type'>['game_type']

  @column()
  declare sideA: string

  @column()
  declare sideB: string

  @column()
  declare correctAnswer: Side | null

  @column()
  declare creatorId: string

  @column({ consume: Boolean })
  declare isPrivate: boolean

  @column({ consume: Boolean })
  declare isAd: boolean

  @column({ consume: Boolean })
  declare allowBlack: boolean

  @column({ consume: Boolean })
  declare played: boolean

  @column()
  declare state: GameState

  @column()
  declare version: number

  @column()
  declare revision: number

  @column()
  declare stateSince: number

  @column()
  declare orientation: Orientation

  @column()
  declare language: Language

  @column()
  declare categoryId: string

  @column({ columnName: 'start_time' })
  declare startTimeMs: number

  @column({ columnName: 'last_join_time' })
  declare lastJoinTimeMs: number

  @column({ columnName: 'end_time' })
  declare endTimeMs: number

  @column()
  declare sourceUrl: string | null

  @column(jsonColumn)
  declare videoUrls: WireGame['videoUrls']

  @column(jsonColumn)
  declare landscapeVideoUrls: WireGame['landscapeVideoUrls']

  @column(jsonColumn)
  declare metadata: GameMetadata

  @column()
  declare searchText: string

  @column()
  declare createdAt: number

  @column()
  declare updatedAt: number

  @column()
  declare deletedAt: number | null

  @belongsTo(() => Category)
  declare category: BelongsTo<typeof Category>
}
