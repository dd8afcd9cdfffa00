/** The number of open tasks of a menu entry of the back office. Queried often, so it must be one cheap statement. */
export interface MenuCount {
  /** Key of the entry: `sales.menu.orders`. */
  entry: string
  /** Who lacks it gets no figure. */
  permission: string
  count(): Promise<number>
}
