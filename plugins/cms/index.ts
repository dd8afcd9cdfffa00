// Other plugins enter the site's content here.
export {}
