import { adminText } from '../words/admin_text'
import type { FormCall } from './form_calls'
import { emptyOf, faultOfValue, limitsOf } from './limits'

const DOMAIN = 'PUT /v1/partner-domain/{id}'
const GAME = 'PATCH /v1/creator/games/{id}'
const SET = 'PUT /admin/gamesets/{id}'
const PRODUCT = 'PATCH /v1/admin/products/{id}'
const ID = '01995b3e-7a11-7c3d-9f4e-000000000001'

const said = (call: FormCall, field: string, value: unknown, locale: 'en-us' | 'es-mx' = 'en-us') =>
  faultOfValue(value, limitsOf(call, field)!, adminText(locale))

describe('What the server would refuse is said before it is sent', () => {
  it.each([
    ['an empty text', GAME, 'text', null, 'This has to be filled in'],
    ['a blank text', GAME, 'text', '   ', 'This has to be filled in'],
    ['a text that is too long', GAME, 'sideA', 'a'.repeat(61), '60 characters at most'],
    ['a word that is none of those', GAME, 'language', 'fr-fr', /Choose one/],
    ['a part of an object', GAME, 'videoUrls.mp4720', 'a'.repeat(2_049), /at most/],
    ['an address without a scheme', GAME, 'sourceUrl', 'example.com', /not written/],
    ['no number', PRODUCT, 'quantity', Number.NaN, 'This has to be a number'],
    ['half a ticket', PRODUCT, 'quantity', 1.5, 'This has to be a whole number'],
    ['too little', PRODUCT, 'quantity', 0, '1 at least'],
    ['too much', PRODUCT, 'quantity', 10_001, /at most/],
    ['a host with a space', DOMAIN, 'host', 'my example.com', /not written/],
    ['an owner without an id', DOMAIN, 'ownerUserId', 'ada', 'This is no id'],
    ['an address without a mailbox', 'POST /admin/auth/invite', 'email', 'ada', /no email/],
    ['no item', SET, 'gameIds', [], '1 at least'],
    ['an item twice', SET, 'gameIds', [ID, ID], 'Each of them once'],
    ['an item that is none', SET, 'gameIds', ['1'], 'This is no id'],
  ] as const)('%s', (_, call, field, value, fault) => {
    expect(said(call, field, value)).toMatch(fault)
    expect(said(call, field, value, 'es-mx')).toBeTruthy()
  })

  it.each([
    ['capital letters that it makes small', DOMAIN, 'host', 'Fold.Example'],
    ['nothing where nothing is allowed', DOMAIN, 'flavour', null],
    ['an empty list', 'PATCH /v1/creator/playlists/{id}', 'gameIds', []],
    ['an empty text where it may be empty', GAME, 'gameTitle', ''],
    ['an instant', GAME, 'endTime', '2026-11-20T12:00:00.000Z'],
    ['a document', 'PUT /v1/admin/experiments/{id}', 'doc', {}],
  ] as const)('but not %s', (_, call, field, value) => {
    expect(said(call, field, value)).toBeNull()
  })
})

it('An emptied field is sent as what its call knows for it', () => {
  const emptied = (call: FormCall, field: string) => emptyOf(limitsOf(call, field))
  expect(emptied(GAME, 'gameTitle')).toBe('')
  expect(emptied(GAME, 'sourceUrl')).toBeNull()
  expect(emptied('PATCH /v1/creator/widgets/{id}', 'allowedDomains')).toEqual([])
})
