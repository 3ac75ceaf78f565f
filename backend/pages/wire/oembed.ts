import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, count, text } from '#shared/openapi/fields'

/** What oEmbed 1.0 calls a response (https://oembed.com, section 2.3.4). */
export const oembedSchema = component(
  'OEmbed',
  'How another page shows a widget from its address alone, as oEmbed 1.0 says it.',
  vine.object({
    version: choice(['1.0'], 'The version of oEmbed.'),
    type: choice(
      ['rich', 'link'],
      'rich: `html` shows the game. link: the wanted size has no room for it.'
    ),
    title: text('The first question of the widget; its name while it has no game.'),
    author_name: text('Name of the partner that the creator works for, or of the creator.'),
    provider_name: text('Name of this platform.'),
    provider_url: text('Address of this platform.'),
    cache_age: count('How long the answer may be kept, in seconds.'),
    html: text('A frame with the game. Left out of a link.').optional(),
    width: count('Width of the frame in CSS px. Left out of a link.').optional(),
    height: count('Height of the frame in CSS px. Left out of a link.').optional(),
  })
)
