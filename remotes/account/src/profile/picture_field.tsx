import { useId, useRef, type ChangeEvent } from 'react'
import { Avatar, Button, LiveRegion } from '@sidepick/card-kit'
import { FaultText } from '@sidepick/card-kit/ui/fault_text'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import styles from './picture_field.css'
import { picture as limits } from './profile_config'
import type { OwnProfileData } from './own_profile'
import type { ProfileText } from './profile_text'
import type { PictureDraft } from './use_picture'

interface Props {
  text: ProfileText
  profile: Pick<OwnProfileData, 'username' | 'profileColor'>
  picture: PictureDraft
}

/** The player's picture, round as everywhere, to change or to take away. */
export function PictureField({ text, profile, picture }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { shown, isNew, busy, fault, choose, remove } = picture
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files?.[0])
    // The same file may be chosen again after it was taken away.
    target.value = ''
  }
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-name`}>
      <span id={`${id}-name`} className="vs-visually-hidden">
        {text('picture')}
      </span>
      <span className={styles.portrait} data-busy={busy || undefined}>
        <Avatar username={profile.username} picture={shown} profileColor={profile.profileColor} />
      </span>
      <div className={styles.ways}>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          className="vs-visually-hidden"
          tabIndex={-1}
          accept={limits.types.join(',')}
          aria-label={text('picture_choose')}
          onChange={onChange}
        />
        <div className={styles.buttons}>
          <Button
            look="quiet"
            className={styles.button}
            disabled={busy}
            aria-describedby={`${id}-${fault ? 'fault' : 'hint'}`}
            onClick={() => input.current?.click()}
          >
            <Glyph name="camera" />
            {busy ? text('picture_uploading') : text(shown ? 'picture_change' : 'picture_choose')}
          </Button>
          {shown && !busy && (
            <Button look="quiet" className={styles.button} onClick={remove}>
              <Glyph name="bin" />
              {text('picture_remove')}
            </Button>
          )}
        </div>
        <FaultText id={`${id}-fault`} text={fault ? text(fault) : undefined} />
        {!fault && (
          <p id={`${id}-hint`} className={styles.hint}>
            {isNew && !busy
              ? text('picture_preview')
              : text('picture_hint', { megabytes: limits.maxMegabytes })}
          </p>
        )}
        <LiveRegion>{isNew && !busy ? text('picture_preview') : ''}</LiveRegion>
      </div>
    </div>
  )
}
