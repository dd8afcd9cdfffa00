import { ageCookie } from './age'
import { chunkTimeout, lossNoticeId } from './chunks'
import { inline } from './inline'

/** Where the browser reports scripts and styles that did not load. */
export interface ReportTarget {
  /** Address of `platform.reports.store`; null logs to the console only. */
  uri: string | null
  csrfToken: string | null
}

/**
 * The only inline script of a page, in its head. It sets the age answer before the first paint, so that the layout does not
 * shift, and when a script or style of the page fails to load, it reports it and offers a reload. A failed prefetch after
 * hydration is not reported: the visitor may never open that page.
 */
export function bootScript({ uri, csrfToken }: ReportTarget): string {
  const headers = { 'content-type': 'application/json', ...(csrfToken ? { 'x-csrf-token': csrfToken } : {}) }
  return `(function(d,w){
var m=d.cookie.match(/(?:^|; )${ageCookie}=(\\w+)/);if(m)d.documentElement.dataset.age=m[1];
function show(){var n=d.getElementById('${lossNoticeId}');if(n)n.hidden=false;else d.addEventListener('DOMContentLoaded',show)}
var reported={};
function lost(kind,address){address=new URL(address,w.location.href).href;if(reported[address])return;reported[address]=1;console.error('A part of the page did not load: '+address);show();${
    uri === null
      ? ''
      : `fetch(${inline(uri)},{method:'POST',keepalive:true,headers:${inline(headers)},body:JSON.stringify({kind:kind,address:address.slice(0,2000),page:w.location.href.slice(0,2000)})}).catch(function(){})`
  }}
w.cellierBoot={lost:lost,timer:setTimeout(function(){lost('script',w.location.href)},${chunkTimeout})};
w.addEventListener('error',function(e){var t=e.target;if(t&&(t.tagName==='SCRIPT'||t.tagName==='LINK'&&(t.rel==='stylesheet'||t.rel==='modulepreload'&&!w.cellierBoot.isAlive)))lost(t.rel==='stylesheet'?'style':'script',t.src||t.href||w.location.href)},true);
})(document,window)`
}
