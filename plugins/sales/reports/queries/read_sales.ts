import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { Store } from '#core/database/store'
import { salesBySteps } from '#plugins/sales/reports/sales_by_step'
import { stepTable, stepsOf, type PeriodStep, type Step } from '#core/lists/in_period'

/** A period of days of the shop, both included. */
export interface Days {
  from: string
  to: string
}

/** Sales of a period. Minor units of the base currency; `gross` and `net` are after refunds. */
export interface SoldStep {
  day: string
  orders: number
  /** With VAT, before refunds. The average basket is computed from it. */
  ordered: number
  refunded: number
  gross: number
  net: number
}

interface Row {
  at: number
  day: string
  orders: number
  net: number
  gross: number
  refunded: number
  refunded_net: number
}

/** Sales by step, in the time zone of the shop. Runs one statement over the indices on time. */
@inject()
export class ReadSales {
  constructor(private readonly store: Store) {}

  async execute({ from, to }: Days, step: Step, zone: string): Promise<SoldStep[]> {
    const day = (text: string) => DateTime.fromISO(text, { zone })
    const steps: PeriodStep[] = stepsOf(day(from), day(to), step)
    const table = stepTable(steps, this.store.dialect)
    const rows = await this.store.reader.all<Row & Record<string, never>>(
      `select t.* from ${salesBySteps(table)} t order by t.at`
    )
    return rows.map((row) => ({
      day: row.day,
      orders: Number(row.orders),
      ordered: Number(row.gross),
      refunded: Number(row.refunded),
      gross: Number(row.gross) - Number(row.refunded),
      net: Number(row.net) - Number(row.refunded_net),
    }))
  }
}

/** The sum of all steps. */
export function sumOfSteps(steps: readonly SoldStep[]): Omit<SoldStep, 'day'> {
  const sum = (field: Exclude<keyof SoldStep, 'day'>) => steps.reduce((total, one) => total + one[field], 0)
  return {
    orders: sum('orders'),
    ordered: sum('ordered'),
    refunded: sum('refunded'),
    gross: sum('gross'),
    net: sum('net'),
  }
}

/** Average amount of an order before refunds; 0 without orders. */
export const basketOf = ({ orders, ordered }: Pick<SoldStep, 'orders' | 'ordered'>): number =>
  orders === 0 ? 0 : Math.round(ordered / orders)
