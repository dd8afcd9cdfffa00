import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import type { Lazy } from '#core/plugin/extension_points'
import type { IdentityPort } from '#core/identity/identity_port'
import type { ChannelPort } from '#core/context/shop_context'
import type { StartUp } from '#core/pages/start_up'

/** Makes what stands behind a port, once, when it is first asked for. May await what it loads. */
export type PortFactory<T> = (resolver: ContainerResolver<ContainerBindings>) => T | Promise<T>

/** The ports of core that one plugin may fill; core has a plain stand-in for each. */
export interface CorePorts {
  /** Who is signed in. */
  identity: IdentityPort
  /** The shop's channels. */
  channels: ChannelPort
  /** What every page knows at its first load. */
  startUp: StartUp
}

export type PortName = keyof CorePorts

/** What a plugin puts behind ports: `provides: { identity: () => import('…') }`. */
export type ProvidedPorts = { [Port in PortName]?: Lazy<PortFactory<CorePorts[Port]>> }
