import { Component, type ReactNode } from 'react'
import { Fault } from '../ui/states'

/** A page that throws takes nothing of the console with it. */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <Fault error={this.state.error} retry={() => this.setState({ error: null })} />
  }
}
