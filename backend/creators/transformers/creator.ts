import type { Infer } from '@vinejs/vine/types'
import type { CreatorOnTerms, CreatorRecord } from '#creators/contract'
import type { creatorSchema, creatorSummarySchema } from '#creators/wire/creator'

export function toCreator({ userId, ...shown }: CreatorOnTerms): Infer<typeof creatorSchema> {
  const { userName, profileColor, avatar, partnerName, parentId, hostBps } = shown
  return { id: userId, userName, profileColor, avatar, partnerName, parentId, hostBps }
}

export function toFace({
  userName,
  profileColor,
  avatar,
  partnerName,
}: CreatorRecord): Infer<typeof creatorSummarySchema> {
  return { userName, profileColor, avatar, partnerName }
}
