import type { Host, Http } from '@sidepick/card-kit'
import type { ConsoleParts } from '../app/console_context'
import { adminText } from '../words/admin_text'

/** What a view works with that reads nothing through RTK Query. */
export const partsOver = ({ emit, language }: Host, http: Http): ConsoleParts => ({
  reach: 'everybody',
  givesRoles: true,
  userId: '01995b3e-7a11-7c3d-9f4e-000000000001',
  username: 'Orbit',
  framesPreview: false,
  endpoints: {} as ConsoleParts['endpoints'],
  http,
  text: adminText('en-us'),
  language,
  emit,
})
