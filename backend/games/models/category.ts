import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Language } from '@sidepick/rules/types'

export class Category extends BaseModel {
  static table = 'categories'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare slug: string

  @column()
  declare categoryName: string

  @column()
  declare language: Language

  @column()
  declare position: number

  @column({ consume: Boolean })
  declare active: boolean

  @column()
  declare createdAt: number

  @column()
  declare deletedAt: number | null
}
