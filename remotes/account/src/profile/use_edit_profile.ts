import { useState } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { Locale } from '@sidepick/rules/types'
import { normalizeUsername } from '@sidepick/rules/username'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'
import { useRefusals } from '@sidepick/card-kit/forms/use_refusals'
import { usernameFault } from '@sidepick/card-kit/forms/username_words'
import type { OwnProfileData } from './own_profile'
import {
  checkPasswords,
  EMPTY_PASSWORDS,
  wantsPassword,
  type PasswordDraft,
  type PasswordFaults,
} from './password_draft'
import { profileText } from './profile_text'
import { sendPassword } from './send_password'
import { usePicture } from './use_picture'

interface Options {
  profile: OwnProfileData
  locale: Locale
  emit: Emit
}

type Wrong = PasswordFaults & { username?: string }

/** The profile while it is edited; only what changed is sent. */
export function useEditProfile({ profile, locale, emit }: Options) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [username, setUsername] = useState(profile.username)
  const [passwords, setPasswords] = useState(EMPTY_PASSWORDS)
  const { faults, alert, round, refuse, calm, forget } = useRefusals<Wrong>()
  const picture = usePicture(profile.avatar)
  const text = formText(locale)

  /** True when the password is as it should be. */
  const changePassword = async () => {
    if (!wantsPassword(passwords)) return true
    const outcome = await sendPassword(http, passwords, locale)
    if (outcome.changed) {
      setPasswords(EMPTY_PASSWORDS)
      return true
    }
    refuse(outcome.faults, outcome.alert)
    return false
  }

  const changeProfile = async () => {
    const name = normalizeUsername(username)
    const body = {
      ...(name !== profile.username && { username: name }),
      ...(picture.assetId !== undefined && { avatarAssetId: picture.assetId }),
    }
    if (Object.keys(body).length === 0) return true
    try {
      await http('PATCH /v1/profiles', { body })
      picture.settle()
      emit('profile_changed', {})
      return true
    } catch (error) {
      const { faults: found, alert: message } = readRefusal(error, text)
      const isUnknown = isRefused<'PATCH /v1/profiles'>(error, 'E_NOT_FOUND')
      if (isUnknown || (body.avatarAssetId === null && !found.username)) picture.keep()
      refuse({ username: found.username }, isUnknown ? null : message)
      return false
    }
  }

  const send = async () => {
    if (!(await changePassword()) || !(await changeProfile())) return
    emit('toast', { kind: 'success', text: profileText(locale)('saved') })
    emit('screen_closed', {})
  }

  const goOn = () => {
    if (picture.busy) return
    const fault = usernameFault(username)
    const found = { ...(fault && { username: text(fault) }), ...checkPasswords(passwords) }
    if (Object.keys(found).length > 0) return refuse(found)
    calm()
    void submit(send)
  }

  return {
    username,
    passwords,
    faults,
    picture,
    alert,
    round,
    busy,
    name: (typed: string) => {
      setUsername(typed)
      forget('username')
    },
    fillPasswords: (change: Partial<PasswordDraft>) => {
      setPasswords((known) => ({ ...known, ...change }))
      forget('oldPassword', 'newPassword', 'confirmPassword')
    },
    goOn,
  }
}
