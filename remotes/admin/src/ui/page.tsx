import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './page.css'

interface Props {
  title: string
  /** The list above this record. */
  up?: { to: string; label: string }
  acts?: ReactNode
  children: ReactNode
}

/** The frame of every page: its heading, which takes the focus and names the document, its acts, and its content. */
export function Page({ title, up, acts, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Sidepick`
  }, [title])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          {up && (
            <Link to={up.to} className={styles.up}>
              {up.label}
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        </div>
        {acts && <div className={styles.acts}>{acts}</div>}
      </header>
      {children}
    </section>
  )
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.subtitle}>{title}</h2>
      {children}
    </section>
  )
}

/** What is known of a record, as names and values. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
