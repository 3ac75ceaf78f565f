import { Component, type ReactNode } from 'react'

interface Props {
  failed: (error: unknown) => void
  fallback: ReactNode
  children: ReactNode
}

/** Holds one card's error within its own slot. */
export class CardBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.failed(error)
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
