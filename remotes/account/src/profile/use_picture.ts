import { useEffect, useRef, useState } from 'react'
import { useHost, type HttpError } from '@sidepick/card-kit'
import { picture as limits } from './profile_config'
import type { ProfileMessage } from './profile_text'

const REASONS: Record<string, ProfileMessage> = {
  E_FILE_TYPE: 'file_type',
  E_DAILY_LIMIT: 'upload_limit',
}

const reasonOf = (error: unknown): ProfileMessage =>
  REASONS[(error as Partial<HttpError>).code ?? ''] ?? 'upload_error'

const nothing = () => undefined

/** A player's picture while it is changed: uploaded when it is chosen, and the player's once the profile is saved. */
export function usePicture(saved: string | null) {
  const { http } = useHost()
  /** undefined leaves the picture as it is, null takes it away. */
  const [assetId, setAssetId] = useState<string | null | undefined>(undefined)
  const [preview, setPreview] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ProfileMessage | null>(null)
  const choice = useRef(0)

  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  /** Nobody will use it: what is left over is no reason to stop the player. */
  const discard = () => {
    if (assetId) http('DELETE /v1/assets/{id}', { params: { id: assetId } }).catch(nothing)
  }

  const upload = async (file: File) => {
    const mine = ++choice.current
    const body = new FormData()
    body.set('file', file)
    setPreview(URL.createObjectURL(file))
    setBusy(true)
    try {
      const { id } = await http('POST /v1/assets', { body })
      if (mine === choice.current) setAssetId(id)
    } catch (error) {
      if (mine !== choice.current) return
      setPreview(null)
      setAssetId(undefined)
      setFault(reasonOf(error))
    } finally {
      if (mine === choice.current) setBusy(false)
    }
  }

  const choose = (file: File | undefined) => {
    if (!file) return
    setFault(null)
    if (!limits.types.some((type) => type === file.type)) return setFault('file_type')
    if (file.size > limits.maxBytes) return setFault('upload_error')
    discard()
    void upload(file)
  }

  const remove = () => {
    choice.current += 1
    discard()
    setBusy(false)
    setPreview(null)
    setFault(null)
    setAssetId(saved === null ? undefined : null)
  }

  return {
    /** What to draw: the choice before it is saved, the saved one, or nothing. */
    shown: preview ?? (assetId === null ? null : saved),
    isNew: preview !== null,
    /** undefined where nothing changed. */
    assetId,
    busy,
    fault,
    choose,
    remove,
    /** The profile could not be saved with the new picture, or without the old one. */
    keep: () => setFault(assetId === null ? 'avatar_delete_error' : 'upload_error'),
    settle: () => setAssetId(undefined),
  }
}

export type PictureDraft = ReturnType<typeof usePicture>
