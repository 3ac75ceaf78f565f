import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, instant, integer, text, uuid } from '#shared/openapi/fields'

export const assetSchema = component(
  'Asset',
  'A file that a player uploaded.',
  vine.object({
    id: uuid('Id of the file.'),
    ownerId: uuid('Id of the player who uploaded it.'),
    type: choice(['image', 'video'], 'What kind of file it is.'),
    contentType: text('Media type of the stored file.'),
    url: text('Address of the stored file.'),
    sizeBytes: integer('Size of the stored file in bytes.'),
    widthPx: integer('Width in pixels.'),
    heightPx: integer('Height in pixels.'),
    createdAt: instant('When the file was uploaded.'),
  })
)
