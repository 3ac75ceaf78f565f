import styles from './skeleton.css'

export interface SkeletonProps {
  /** What is on its way, said once. */
  label: string
  /** What will stand there. */
  shape: 'text' | 'rows' | 'tiles'
  count?: number
}

/** The outline of what is loading, in the room that it will take. */
export function Skeleton({ label, shape, count = 3 }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton} data-shape={shape}>
      <span className="vs-visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles.piece} aria-hidden="true">
          {shape === 'rows' && <i className={styles.dot} />}
          <i className={styles.line} />
          {shape !== 'text' && <i className={styles.line} />}
        </span>
      ))}
    </div>
  )
}
