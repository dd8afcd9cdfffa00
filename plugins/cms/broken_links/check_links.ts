import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { LinkChecks, type DueCheck } from '#plugins/cms/broken_links/link_checks'
import { lookAt } from '#plugins/cms/broken_links/link_finding'
import { LookInside } from '#plugins/cms/broken_links/look_inside'
import { OutgoingClient } from '#core/outgoing/outgoing_client'
import { Store } from '#core/database/store'
import type { JobRun } from '#core/jobs/job'

/** How hosts are treated. */
export interface Politeness {
  /** Between two requests to one host, in milliseconds. */
  pauseMs: number
  /** Until an address counts as silent, in milliseconds. */
  timeoutMs: number
}

export const POLITE: Politeness = { pauseMs: 1000, timeoutMs: 10_000 }

/** Hosts that are asked at the same time. Each is asked one address after the other. */
const LANES = 4

type Watch = Pick<JobRun, 'signal' | 'progress'>

/**
 * Looks at every link of the shop: at once at those inside it, and at the outside addresses that are due. Each result is
 * stored when it is there, so that a run which was stopped goes on where it was.
 */
@inject()
export class CheckLinks {
  constructor(
    private readonly checks: LinkChecks,
    private readonly inside: LookInside,
    private readonly client: OutgoingClient,
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /**
   * `since`: outside addresses that were not looked at since that instant are due as well. Gives how many addresses were
   * looked at.
   */
  async execute({ since, ...polite }: { since: string | null } & Politeness, watch: Watch): Promise<number> {
    await this.checks.follow()
    if (since !== null) await this.checks.makeDue(since)
    let looked = await this.#lookInside(watch)
    const due = await this.checks.due()
    const total = looked + due.length
    await watch.progress(looked, total)
    const hosts = [...Map.groupBy(due, ({ host }) => host).entries()]
    const lane = async () => {
      for (let next = hosts.shift(); next; next = hosts.shift()) {
        const [host, addresses] = next
        for await (const count of this.#lookAtHost(host, addresses, polite, watch.signal)) {
          looked += count
          await watch.progress(looked, total)
        }
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await this.store.transaction((trx) => this.store.changes.record(trx, 'cms.broken_links', ['*']))
    return looked
  }

  async #lookInside({ signal }: Watch): Promise<number> {
    let looked = 0
    for (let after = 0; ;) {
      signal.throwIfAborted()
      const some = await this.checks.inside(after)
      if (some.length === 0) return looked
      await this.checks.recordInside(await this.inside.execute(some))
      looked += some.length
      after = some.at(-1)?.id ?? after
    }
  }

  /** Yields how many addresses were dealt with. A host that wants a pause gets it for all of its addresses. */
  async *#lookAtHost(host: string, addresses: readonly DueCheck[], polite: Politeness, signal: AbortSignal) {
    const pause = () => sleep(polite.pauseMs, undefined, { signal })
    for (const [at, check] of addresses.entries()) {
      signal.throwIfAborted()
      if (at > 0) await pause()
      const finding = await lookAt(this.client, check.url, {
        signal,
        timeoutMs: polite.timeoutMs,
        pause,
        now: this.clock.now().toMillis(),
      })
      await this.checks.record(check, finding)
      if (finding.retryAfter !== null && finding.outcome === 'warning') {
        await this.checks.pauseHost(host, finding.retryAfter)
        yield addresses.length - at
        return
      }
      yield 1
    }
  }
}
