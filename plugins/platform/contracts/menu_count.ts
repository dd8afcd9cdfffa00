/** How many things wait for somebody behind an entry of the back office's menu. Asked often: one cheap statement. */
export interface MenuCount {
  /** Key of the entry: `sales.menu.orders`. */
  entry: string
  /** Who lacks it gets no figure. */
  permission: string
  count(): Promise<number>
}
