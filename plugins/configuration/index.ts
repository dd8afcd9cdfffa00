// Other plugins enter the configuration here. Settings are read through core, channels through `ctx.shop`.
export {}
