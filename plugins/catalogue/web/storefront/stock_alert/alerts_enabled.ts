import { useConfig } from '#web/lib/shell'

/** Whether the shop tells of what is back in stock. */
export const useStockAlerts = () => useConfig('catalogue.stock_alerts.enabled') === true
