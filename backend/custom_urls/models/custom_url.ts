import { BaseModel, column } from '@adonisjs/lucid/orm'

export class CustomUrl extends BaseModel {
  static table = 'custom_urls'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare url: string

  @column()
  declare widgetId: string

  @column()
  declare gameId: string | null

  @column()
  declare creatorId: string

  @column()
  declare flavour: string | null

  @column({ consume: Boolean })
  declare active: boolean

  @column({ consume: Boolean })
  declare locked: boolean

  @column({ columnName: 'created_at' })
  declare createdAtMs: number

  @column({ columnName: 'deleted_at' })
  declare deletedAtMs: number | null
}
