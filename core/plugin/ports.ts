import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import type { Lazy } from '#core/plugin/extension_points'
import type { IdentityPort } from '#core/identity/identity_port'
import type { ChannelPort } from '#core/context/shop_context'
import type { StartUp } from '#core/pages/start_up'

/** Creates the implementation of a port, once, at its first use. */
export type PortFactory<T> = (resolver: ContainerResolver<ContainerBindings>) => T | Promise<T>

/** The ports of core. One plugin may fill each; core has a default implementation of each. */
export interface CorePorts {
  /** Who is signed in. */
  identity: IdentityPort
  /** The shop's channels. */
  channels: ChannelPort
  /** The data of every page's first load. */
  startUp: StartUp
}

export type PortName = keyof CorePorts

/** The port implementations of a plugin: `provides: { identity: () => import('…') }`. */
export type ProvidedPorts = { [Port in PortName]?: Lazy<PortFactory<CorePorts[Port]>> }
