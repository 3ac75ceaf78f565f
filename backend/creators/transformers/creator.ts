import vine from '@vinejs/vine'
import type { CreatorOnTerms, CreatorRecord } from '#creators/contract'

const faceFields = {
  userName: vine.string(),
  profileColor: vine.string(),
  avatar: vine.string().nullable(),
  partnerName: vine.string().nullable(),
}

/** A creator as admins, and the creator, see it. */
export const creatorFields = {
  id: vine.string().uuid(),
  ...faceFields,
  parentId: vine.string().uuid().nullable(),
  hostBps: vine.number().withoutDecimals().nullable(),
}

/** An item of the list for creators: the caller's whole record, or another creator's public fields. */
export const fellow = vine.union([
  vine.union.if(
    (line) => vine.helpers.isObject(line) && 'isMe' in line,
    vine.object({ ...creatorFields, isMe: vine.literal(true) })
  ),
  vine.union.else(vine.object(faceFields)),
])

export function toCreator({ userId, ...shown }: CreatorOnTerms) {
  const { userName, profileColor, avatar, partnerName, parentId, hostBps } = shown
  return { id: userId, userName, profileColor, avatar, partnerName, parentId, hostBps }
}

export function toFace({ userName, profileColor, avatar, partnerName }: CreatorRecord) {
  return { userName, profileColor, avatar, partnerName }
}
