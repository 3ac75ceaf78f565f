import vine from '@vinejs/vine'

const integer = () => vine.number().withoutDecimals()

export const boardAnswer = () =>
  vine.object({
    id: vine.string().uuid(),
    endDate: vine.string(),
    prizeName: vine.string(),
    prizeTitle: vine.string(),
    prizeShortTitle: vine.string(),
    prizeDrawingDate: vine.string(),
    pointThreshold: integer(),
    numberOfPrizes: integer(),
    imageAssetUrl: vine.string().nullable(),
    imageSmallAssetUrl: vine.string().nullable(),
    imageIconAssetUrl: vine.string().nullable(),
  })

const entry = () =>
  vine.object({
    userId: vine.string().uuid(),
    rank: integer().min(1),
    username: vine.string(),
    profileColor: vine.string(),
    points: integer(),
    avatar: vine.string().nullable(),
  })

export const standingAnswer = () =>
  vine.object({
    userId: vine.string().uuid().nullable(),
    topN: vine.array(entry()),
    neighbors: vine.array(entry()),
  })
