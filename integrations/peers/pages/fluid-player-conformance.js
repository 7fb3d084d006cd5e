import fluidPlayer from 'fluid-player';

globalThis.fluidPlayer = fluidPlayer;
