import styles from './loading_mark.css'

/** Over the poster while a video that began waits for data; a short wait shows nothing. */
export const LoadingMark = () => <span className={styles.mark} />
