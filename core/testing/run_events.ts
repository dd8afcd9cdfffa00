import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { ListenerList } from '#core/events/listener_list'
import { PluginRegistry } from '#core/plugin/registry'
import { Relay } from '#core/events/relay'
import { Store } from '#core/database/store'

/** Delivers pending events, as the worker does. */
export async function runEvents(): Promise<void> {
  const relay = new Relay({
    store: await app.container.make(Store),
    clock: await app.container.make(Clock),
    listeners: new ListenerList((await app.container.make(PluginRegistry)).plugins),
    logger: await app.container.make('logger'),
  })
  while ((await relay.deliverDue()) > 0);
}
