// SPDX-License-Identifier: MIT
// app.tsx -- the site: one core for all pages, and the page that the address names.
import { render, type VNode } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useReducer, useRef } from 'preact/hooks';
import { openTable } from './core/workerTable';
import { DropFiles } from './drop';
import './hand';
import './look/look.css';
import { goOffline, NewVersion, reloadWhenGone } from './offline/offline';
import { GamePage, startOf } from './pages/game';
import { GamesPage } from './pages/games';
import { LessonsPage } from './pages/lessons';
import { MissionPage } from './pages/mission';
import { MissionsPage } from './pages/missions';
import { MorePage } from './pages/more';
import { Frame, Waiting } from './pages/parts';
import { RulesPage } from './pages/rules';
import { ScenarioPage } from './pages/scenario';
import { ScenariosPage } from './pages/scenarios';
import './pages/start.css';
import './pages/lists.css';
import './pages/site.css';
import { StartPage } from './pages/start';
import { useRoute, type Route } from './route';
import { readTaste, wear } from './taste';

const Gallery = lazy(() =>
  import('./pages/gallery-route').then((module) => ({ default: module.GalleryRoute })),
);
const About = lazy(() => import('./pages/about').then((module) => ({ default: module.About })));
const Legend = lazy(() => import('./pages/about').then((module) => ({ default: module.Legend })));
const Builder = lazy(() => import('./build/builder').then((module) => ({ default: module.BuilderPage })));
const Settings = lazy(() => import('./pages/settings').then((module) => ({ default: module.SettingsPage })));
const Campaigns = lazy(() => import('./campaign/list').then((module) => ({ default: module.CampaignsPage })));
const Campaign = lazy(() => import('./campaign/page').then((module) => ({ default: module.CampaignPage })));
const Replay = lazy(() => import('./pages/replay').then((module) => ({ default: module.ReplayPage })));

wear(readTaste());
const table = openTable();
void table.ask('words', readTaste().language);
goOffline(table.ready);

function pageOf(route: Route, redraw: () => void): VNode {
  switch (route.page) {
    case 'missions':
      return <MissionsPage table={table} />;
    case 'mission':
      return <MissionPage table={table} name={route.rest} />;
    case 'scenarios':
      return <ScenariosPage table={table} />;
    case 'scenario':
      return <ScenarioPage table={table} name={route.rest} />;
    case 'team':
    case 'army':
      return <Builder table={table} of={route.page} route={route} />;
    case 'campaigns':
      return <Campaigns table={table} route={route} />;
    case 'campaign':
      return <Campaign key={route.rest} table={table} route={route} />;
    case 'lessons':
      return <LessonsPage table={table} />;
    case 'more':
      return <MorePage table={table} />;
    case 'games':
      return <GamesPage table={table} />;
    case 'rules':
      return (
        <RulesPage
          key={route.query.get('page') ?? ''}
          table={table}
          words={route.rest}
          system={route.query.get('system') ?? ''}
          page={route.query.get('page') ?? ''}
          setting={route.query.get('setting') ?? ''}
        />
      );
    case 'settings':
      return <Settings table={table} changed={redraw} />;
    case 'gallery':
      return <Gallery table={table} />;
    case 'legend':
      return <Legend />;
    case 'about':
      return <About />;
    default:
      return <StartPage table={table} />;
  }
}

function Shown() {
  const route = useRoute();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const start = startOf(route);
  const [game, another] = useReducer((n: number) => n + 1, 0);
  /* Whoever comes to a game, comes anew: its address may be that from which this one began. */
  const visit = useRef({ route, n: 0 });
  if (visit.current.route !== route) visit.current = { route, n: visit.current.n + 1 };
  if (start)
    return (
      <GamePage key={`${visit.current.n} ${game}`} table={table} start={start} again={() => another(0)} />
    );
  if (route.page === 'replay')
    return (
      <Suspense fallback={<Waiting />}>
        <Replay table={table} route={route} />
      </Suspense>
    );
  return (
    <Frame page={route.page === 'campaign' ? 'campaigns' : route.page}>
      <NewVersion />
      <Suspense fallback={<Waiting />}>{pageOf(route, () => redraw(0))}</Suspense>
    </Frame>
  );
}

function Site() {
  return (
    <>
      <DropFiles table={table} />
      <Shown />
    </>
  );
}

reloadWhenGone();
const root = document.getElementById('app');
if (root) render(<Site />, root);
