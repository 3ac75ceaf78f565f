import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { integer, text, uuid, holds } from '#shared/openapi/fields'

const faceFields = {
  userName: text('Name that the creator is shown under.'),
  profileColor: text("The creator's colour: six hex digits in lower case, without #."),
  avatar: text("Address of the creator's picture; null without one.").nullable(),
  partnerName: text('Name of the partner that the creator works for; null without one.').nullable(),
}

export const creatorSummarySchema = component(
  'CreatorSummary',
  'What everybody may see of a creator.',
  vine.object(faceFields)
)

const agreedFields = {
  ...faceFields,
  parentId: uuid("Id of the creator who shares in this one's games; null without one.").nullable(),
  hostBps: integer(
    'Agreed share of the rake in basis points; null where the general share holds.'
  ).nullable(),
}

export const agreedCreatorSchema = component(
  'AgreedCreator',
  'A creator with the agreed terms, without an id.',
  vine.object(agreedFields)
)

const creatorFields = {
  id: uuid("Id of the creator's account."),
  ...agreedFields,
}

export const creatorSchema = component(
  'Creator',
  'A creator with the agreed terms, as admins and the creator see it.',
  vine.object(creatorFields)
)

const ownCreatorSchema = component(
  'OwnCreator',
  "The caller's own creator record.",
  vine.object({
    ...creatorFields,
    isMe: vine.literal(true).use(holds('Marks the record of the caller.')),
  })
)

/** An item of the list for creators: the caller's whole record, or another creator's public fields. */
export const fellowSchema = vine.union([
  vine.union.if((line) => vine.helpers.isObject(line) && 'isMe' in line, ownCreatorSchema),
  vine.union.else(creatorSummarySchema),
])
