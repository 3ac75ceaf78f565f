import styles from './orbit_fact.css'

/** The partner's mark: a planet with its moon on the way around. */
export function Planet() {
  return (
    <svg className={styles.planet} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="11" fill="currentColor" />
      <ellipse
        cx="24"
        cy="24"
        rx="21"
        ry="7.5"
        transform="rotate(-22 24 24)"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity="0.55"
      />
      <g className={styles.moon}>
        <circle cx="43.5" cy="16" r="3.2" fill="#fff" />
      </g>
    </svg>
  )
}
