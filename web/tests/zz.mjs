import { chromium } from 'playwright-core';
import test from './browser/campaign.mjs';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const t0 = Date.now();
await test({ browser: b, base: 'http://localhost:41797/', say: console.log, pictures: '/tmp/pix' }).catch((e) => console.log(e.stack));
console.log((Date.now() - t0) / 1000);
await b.close();
