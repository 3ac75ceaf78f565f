import { BaseModel, column } from '@adonisjs/lucid/orm'

export class Distributor extends BaseModel {
  static table = 'distributors'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare name: string

  @column()
  declare ownerUserId: string | null

  @column()
  declare createdAt: number
}
