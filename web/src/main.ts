import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource-variable/ysabeau-office/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import './styles/app.css';
import './styles/panels.css';
import './styles/pages.css';
import './styles/narrow.css';
import { mount } from 'svelte';
import App from './App.svelte';
import symbols from './art/symbols.svg?raw';
import { renewWhenOld } from './lib/renewed';

// One sprite for all pages, inlined so that symbols take the colours of their place.
const sprite = document.createElement('div');
sprite.innerHTML = symbols;
sprite.hidden = true;
const drawn = sprite.querySelector('svg')!;
drawn.setAttribute('class', 'sprite');
drawn.setAttribute('aria-hidden', 'true');
document.body.prepend(drawn);

renewWhenOld();
mount(App, { target: document.getElementById('app')! });
