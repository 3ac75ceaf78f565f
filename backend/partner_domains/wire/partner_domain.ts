import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { anything, flag, instant, integer, text, uuid } from '#shared/openapi/fields'

export const partnerDomainSchema = component(
  'PartnerDomain',
  'A host, and maybe a path, of a partner, with the flags of its pages.',
  vine.object({
    id: uuid('Id of the domain.'),
    host: text('The host, such as example.com; *.example.com stands for every host below it.'),
    pathPattern: text('Path that an address must begin with; null for the whole host.').nullable(),
    queryMarker: text(
      'A name=value pair that the address must carry; null without one.'
    ).nullable(),
    distributorId: text('Slug of the distributor that plays on these pages count for.'),
    name: text('Name of the partner.'),
    ownerUserId: uuid('Id of the account that owns the domain; null without one.').nullable(),
    flags: anything('The flags that differ from the defaults of the platform.'),
    widgetMode: text('Preset of settings for these pages; null for the usual one.').nullable(),
    flavour: text('Flavour for these pages; null for the usual one.').nullable(),
    priority: integer('Decides between rows that match equally well; the higher one wins.'),
    active: flag('Whether the row is in use.'),
    createdAt: instant('When the domain was added.'),
  })
)
