/** What other plugins may use of this one: nothing yet. It reaches carts through `sales.discount_sources`. */
export {}
